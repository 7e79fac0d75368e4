/** Kinds of movements that give something to somebody else. */
export const transferKinds = ['native', 'erc20', 'erc721', 'erc1155'] as const

/** Kinds of movements that move nothing, and allow somebody to. */
export const approvalKinds = [
  /** So many units of an ERC-20 may be moved. */
  'allowance',
  /** One token of an ERC-721 may be moved. */
  'tokenApproval',
  /** All tokens of a contract may be moved: 1, or not any more: 0. */
  'operatorApproval',
] as const

/**
 * Whether a movement allows, and moves nothing.
 * @example isApproval({ kind: 'allowance' }) // true
 */
export function isApproval({ kind }: { readonly kind: string }): boolean {
  return approvalKinds.some((each) => each === kind)
}
