import { createContext } from 'react'

/** What a group tells its rows. */
export type RadioChoice = {
  name: string
  value: string | undefined
  onValueChange: (value: string) => void
}

export const RadioContext = createContext<RadioChoice>({
  name: '',
  value: undefined,
  onValueChange: () => undefined,
})
