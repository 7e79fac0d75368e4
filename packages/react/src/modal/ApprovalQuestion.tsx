import { useApprovalQuestion } from '../hooks/useApprovalQuestion.js'

/** Asks about approvals; what shows the question is the short messages' place. */
export default function ApprovalQuestion() {
  useApprovalQuestion()
  return null
}
