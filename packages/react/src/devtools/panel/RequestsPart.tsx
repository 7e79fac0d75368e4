import type { Recorder } from '../createRecorder.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'
import { useRecording } from './useRecording.js'

/** What wallets and nodes were asked, newest first, and how long it took. */
export function RequestsPart({ recorder }: { recorder: Recorder }) {
  const { requests } = useRecording(recorder)
  if (requests.length === 0) return <p>{texts.noRequests}</p>
  return (
    <>
      <p>
        <button type="button" onClick={recorder.clear}>
          {texts.clear}
        </button>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.to}</th>
            <th scope="col">{texts.method}</th>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ durationMs, id, method, outcome, target }) => (
            <tr key={id}>
              <td>{target}</td>
              <td>{method}</td>
              <td>{durationMs !== undefined && `${durationMs} ms`}</td>
              <td data-outcome={outcome}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
