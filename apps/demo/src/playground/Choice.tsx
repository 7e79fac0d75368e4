import { useId } from 'react'

/** One of some values, by its name. */
export function Choice<value extends string>(props: {
  label: string
  value: value
  values: readonly value[]
  onChoose: (value: value) => void
}) {
  const id = useId()
  const { label, onChoose, value, values } = props
  return (
    <div className="playground-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value)
          if (chosen) onChoose(chosen)
        }}
        value={value}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  )
}
