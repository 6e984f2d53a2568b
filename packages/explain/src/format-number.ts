/** Three digits that matter. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
