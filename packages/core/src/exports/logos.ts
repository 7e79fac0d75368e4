export { bundledLogos } from '../logos/bundledLogos.js'
export type { LogoSource, LogoSubject } from '../ports/LogoSource.js'
