// Vite's `?raw` imports: a file's text, without Node's types in a package that may not use Node.
declare module '*?raw' {
  const text: string;
  export = text;
}
