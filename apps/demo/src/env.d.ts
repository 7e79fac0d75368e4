interface ImportMetaEnv {
  readonly HASP_PORT_OFFSET: number
}
