import type { Requirement } from '#platform/contract/permission.ts'

/** Of what tells nothing but values. */
export const stockValueGuard = {
  permissions: ['stock:yes', 'cost:yes'],
  mode: 'allOf',
} as const satisfies Requirement
