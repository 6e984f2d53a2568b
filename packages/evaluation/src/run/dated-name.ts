/** What a system of an earlier run is called beside those of a new one. */
export function datedName(name: string, date: string): string {
  return `${name} (${date})`;
}
