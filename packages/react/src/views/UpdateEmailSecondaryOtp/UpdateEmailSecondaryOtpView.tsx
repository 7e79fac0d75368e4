import { EmailUpdateCode } from '../../composites/EmailUpdateCode/EmailUpdateCode.js'

/** Type the code from the new mailbox. */
export default function UpdateEmailSecondaryOtpView() {
  return <EmailUpdateCode step="secondary" />
}
