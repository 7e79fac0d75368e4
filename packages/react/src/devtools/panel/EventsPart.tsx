import type { Recorder } from '../createRecorder.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'
import { ShownValue } from './ShownValue.js'
import { useRecording } from './useRecording.js'

/** What happened, newest first. */
export function EventsPart({ recorder }: { recorder: Recorder }) {
  const { events } = useRecording(recorder)
  if (events.length === 0) return <p>{texts.noEvents}</p>
  return (
    <>
      <p>
        <button type="button" onClick={recorder.clear}>
          {texts.clear}
        </button>
      </p>
      <ol>
        {events.map(({ afterMs, data, id, name }) => (
          <li key={id}>
            <h2>{name}</h2>
            <time>{`+${(afterMs / 1_000).toFixed(2)} s`}</time>
            <ShownValue value={data} />
          </li>
        ))}
      </ol>
    </>
  )
}
