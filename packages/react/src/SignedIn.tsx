import type { ReactNode } from 'react'
import { useSignIn } from './hooks/useSignIn.js'

/**
 * What only those see who are signed in. It hides and protects nothing: the
 * site's server decides what it hands out.
 * @param props.fallback what everybody else sees
 * @example
 * import { SignedIn } from '@hasp/react'
 *
 * <SignedIn fallback={<p>Sign in to see your notes.</p>}>
 *   <p>Only you read this.</p>
 * </SignedIn>
 */
export function SignedIn({ children, fallback = null }: SignedIn.Props) {
  return useSignIn().status === 'signedIn' ? children : fallback
}

export declare namespace SignedIn {
  type Props = { children: ReactNode; fallback?: ReactNode }
}
