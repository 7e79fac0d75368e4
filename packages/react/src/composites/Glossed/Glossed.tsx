import { Term } from '../../primitives/Term/Term.js'

/** A sentence with one word explained in place, if it has the word. */
export function Glossed({ gloss, text, word }: Glossed.Props) {
  const start = text.indexOf(word)
  // A site may have put the sentence in words of its own.
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <Term gloss={gloss}>{word}</Term>
      {text.slice(start + word.length)}
    </>
  )
}

export declare namespace Glossed {
  type Props = {
    text: string
    word: string
    /** One plain sentence on what the word means. */
    gloss: string
  }
}
