declare module '*.css';

declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.vtt' {
  const address: string;
  export default address;
}
