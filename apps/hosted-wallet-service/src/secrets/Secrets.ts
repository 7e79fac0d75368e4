export type { Secrets } from '@hasp/service-frame/secrets'
