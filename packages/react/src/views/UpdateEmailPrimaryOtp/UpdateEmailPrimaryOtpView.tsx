import { EmailUpdateCode } from '../../composites/EmailUpdateCode/EmailUpdateCode.js'

/** Type the code from the mailbox that the wallet opens with so far. */
export default function UpdateEmailPrimaryOtpView() {
  return <EmailUpdateCode step="primary" />
}
