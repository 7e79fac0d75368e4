/** The modal's one door. */
export const loadModal = () => import('./KitModal.js')
