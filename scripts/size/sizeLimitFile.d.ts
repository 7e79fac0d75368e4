declare module '@size-limit/file' {
  /** Comes without types; size-limit's own say that a plugin is a function. */
  const plugin: () => unknown
  export default plugin
}
