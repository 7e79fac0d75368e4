import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'

/** The places of rows that are on their way. */
export function PendingRows({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, at) => at)
  return places.map((at) => <Skeleton key={at} shape="row" />)
}
