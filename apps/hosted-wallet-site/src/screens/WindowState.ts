/**
 * Where a window stands: it `opens` until it has spoken, is `silent` where it
 * has not in time, and `left` where the visitor closed it undecided.
 */
export type WindowState = 'opens' | 'silent' | 'isOpen' | 'left'
