interface ImportMetaEnv {
  /** Where the built signer is served. */
  readonly HASP_SIGNER_URL: string
  /** Where the built worker for passwords is served. */
  readonly HASP_PASSWORD_URL: string
  /** A filter of leaked passwords as base64url; in the worker for passwords. */
  readonly HASP_LEAKED_PASSWORDS: string
  /** Where the built worker is served that works for a code. */
  readonly HASP_WORK_URL: string
  /** Where the built worker for simulations is served. */
  readonly HASP_SIMULATION_URL: string
  /** Where the built worker is served that seals to the escrow. */
  readonly HASP_SEALING_URL: string
  /** Where the worker is that gives whole keys; empty on other pages. */
  readonly HASP_OWNER_URL: string
}
