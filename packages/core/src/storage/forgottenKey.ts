/**
 * Written and removed in one go when a visitor has the device forgotten: that
 * other tabs hear of it is all that it is for.
 */
export const forgottenKey = 'hasp.forgotten'
