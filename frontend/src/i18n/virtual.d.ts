declare module 'virtual:catalogues' {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}
