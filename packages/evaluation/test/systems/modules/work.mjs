export const createWork =
  ({ factor }) =>
  async (number) => {
    if (number < 0) for (;;);
    await new Promise((resolve) => setTimeout(resolve, number));
    return number * factor;
  };
