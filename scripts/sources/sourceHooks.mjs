/** Resolves with the condition under which our packages name their sources. */
export async function resolve(specifier, context, nextResolve) {
  const conditions = [...context.conditions, 'hasp-source']
  return await nextResolve(specifier, { ...context, conditions })
}
