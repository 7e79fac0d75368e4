/** So far below its newest block a chain undoes nothing, where no node says more. */
export const usualDepth = 256
