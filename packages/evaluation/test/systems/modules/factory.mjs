export const createSystem =
  ({ suffix }) =>
  (html) =>
    html + suffix;
