export {
  emailHash,
  mailboxHash,
  normalEmail,
} from '@hasp/service-frame/secrets'
