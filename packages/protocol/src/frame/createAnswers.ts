/** How many answers are remembered, and how much text of them. */
const mostAnswers = 1_024
const mostText = 1_048_576

type Answer = { readonly digest: string; readonly text: string }

/**
 * The answers given already, so that a request is carried out once however
 * often it is sent. The oldest are forgotten.
 */
export function createAnswers() {
  const answers = new Map<string, Answer>()
  let length = 0

  const lengthOf = ({ digest, text }: Answer) => digest.length + text.length
  const forgetOldest = () => {
    const [oldest] = answers
    if (!oldest) return
    answers.delete(oldest[0])
    length -= lengthOf(oldest[1])
  }
  return {
    get: (id: string): Answer | undefined => answers.get(id),
    keep(id: string, digest: string, text: string): void {
      const answer = { digest, text }
      answers.set(id, answer)
      length += lengthOf(answer)
      while (answers.size > mostAnswers || length > mostText) forgetOldest()
    },
  }
}
