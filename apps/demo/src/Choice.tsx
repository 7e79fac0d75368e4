import { useId } from 'react'

/** One of some values, by its name. */
export function Choice<value extends string>(props: {
  label: string
  value: string
  values: readonly value[]
  onChoose: (value: value) => void
  className?: string
}) {
  const id = useId()
  const { className, label, onChoose, value, values } = props
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>{' '}
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
