export { type Mail, queueMail } from './queueMail.js'
export { type Mailer, startMailer } from './startMailer.js'
