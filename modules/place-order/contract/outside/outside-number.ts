/** The series of printed numbers of what goes to outside processes and comes back, and what the ledger calls it. */
export const outsideMoveNumber = {
  kind: 'OUTSIDE',
  name: { ja: '外注出庫・戻り', en: 'Outside process slip', zh: '外协出库·返回' },
} as const
export const outsideDocument = 'outside'

export const trialWorkNumber = {
  kind: 'TRIAL_WORK',
  name: { ja: '試作指図', en: 'Trial work order', zh: '试制工单' },
} as const
export const trialWorkDocument = 'trial_work'
