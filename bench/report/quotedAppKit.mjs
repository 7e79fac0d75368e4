/**
 * Reown AppKit 1.8.24 (EVM), quoted from a measurement of 2026-11-20 with the
 * same method on a machine of this kind: its licence is not ours to accept, so
 * this bench does not install it. It is never part of "best peer".
 * Bytes, milliseconds at CPU 1 and 4, counts.
 */
export const quotedAppKit = {
  jsAboveReact: 662 * 1024,
  jsOnOpen: 13 * 1024,
  outsideAtLoad: 13,
  firstReady: { 1: 146, 4: 539 },
  firstStable: { 1: 284, 4: 642 },
  secondReady: { 1: 46, 4: 175 },
  connected: { 1: 190, 4: 344 },
  reconnected: { 1: 296, 4: 540 },
  callsOnConnect: 3,
  callsOnReload: 6,
  heapAboveReact: 7.2e6,
}
