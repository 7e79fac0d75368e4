/** The picture of a mock wallet: a kite, so that its row looks like one. */
export const mockIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Cpath fill="%237058e2" d="M0 0h32v32H0z"/%3E%3Cpath fill="%23fff" d="m16 4 8 10-8 14-8-14z"/%3E%3C/svg%3E'
