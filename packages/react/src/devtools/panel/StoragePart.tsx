import { useKit } from '../../hooks/useKit.js'
import type { Recorder } from '../createRecorder.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'
import { readStored } from '../readStored.js'
import { ShownValue } from './ShownValue.js'
import { useRecording } from './useRecording.js'

/** What is kept on this device, read anew with everything that happens. */
export function StoragePart({ recorder }: { recorder: Recorder }) {
  const kit = useKit()
  useRecording(recorder)
  const entries = readStored(kit)
  if (entries.length === 0) return <p>{texts.noStorage}</p>
  return (
    <>
      <p className="note">{texts.redacted}</p>
      {entries.map(({ key, value }) => (
        <details key={key}>
          <summary>{key}</summary>
          <ShownValue value={value} />
        </details>
      ))}
    </>
  )
}
