import { useState } from 'react'
import { Choice } from '../Choice.js'
import { colourTokens, type PlaygroundSettings } from './playgroundSettings.js'

/** Single colours, one token at a time. */
export function TokenColour(props: {
  tokens: PlaygroundSettings['tokens']
  onChange: (tokens: PlaygroundSettings['tokens']) => void
}) {
  const { onChange, tokens } = props
  const [token, setToken] = useState<(typeof colourTokens)[number]>(
    colourTokens[0],
  )
  const { [token]: colour, ...others } = tokens
  return (
    <fieldset>
      <legend>Single tokens</legend>
      <Choice
        className="playground-field"
        label="Token"
        onChoose={setToken}
        value={token}
        values={colourTokens}
      />
      <label className="playground-field">
        Its colour
        <input
          onChange={({ target }) =>
            onChange({ ...tokens, [token]: target.value })
          }
          type="color"
          value={colour ?? '#808080'}
        />
      </label>
      <button
        disabled={colour === undefined}
        onClick={() => onChange(others)}
        type="button"
      >
        Back to its default
      </button>
    </fieldset>
  )
}
