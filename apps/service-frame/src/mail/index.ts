export { type Mail, mailPurpose, queueMail } from './queueMail.js'
export { type Mailer, startMailer } from './startMailer.js'
