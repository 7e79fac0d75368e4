import { useSyncExternalStore } from 'react'
import type { Recorder } from '../createRecorder.js'
import type { Recording } from '../Recording.js'

/** What was recorded so far. */
export function useRecording({ get, subscribe }: Recorder): Recording {
  return useSyncExternalStore(subscribe, get, get)
}
