/** @jsxImportSource preact */

const kinds = {
  email: { type: 'email', autocomplete: 'email', dir: 'ltr' },
  code: { inputMode: 'numeric', autocomplete: 'one-time-code', dir: 'ltr' },
  password: { type: 'password', autocomplete: 'current-password' },
} as const

/** The one thing that a step asks for. Each step has a field of its own. */
export function AnswerField({
  isWrong,
  kind,
  label,
  onInput,
  takesFocus = true,
  value,
  why,
}: {
  readonly isWrong: boolean
  readonly kind: keyof typeof kinds
  readonly label: string
  readonly value: string
  readonly onInput: (text: string) => void
  /** It is typed into next. */
  readonly takesFocus?: boolean
  /** The id of what explains it. */
  readonly why: string
}) {
  return (
    <div class="field" key={`${kind} ${label}`}>
      <label htmlFor="answer">{label}</label>
      <input
        {...kinds[kind]}
        id="answer"
        ref={takesFocus ? focus : null}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={why}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
