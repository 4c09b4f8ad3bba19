import { tabMessageMs } from '#platform/contract/constants.ts'
import { createStore } from '../../store/store.ts'

export interface Toast {
  readonly id: number
  /** `note`: it ended, but not as it was meant to. */
  readonly kind: 'done' | 'note' | 'bad'
  readonly message: string
}

export const toasts = createStore<readonly Toast[]>([])
let last = 0

/** For what has no place on the screen. The same words are not shown twice at the same time. */
export function showToast(kind: Toast['kind'], message: string): void {
  if (toasts.get().some((toast) => toast.message === message)) return
  const id = ++last
  toasts.set((now) => [...now, { id, kind, message }])
  setTimeout(() => closeToast(id), kind === 'bad' ? tabMessageMs * 2 : tabMessageMs)
}

export const closeToast = (id: number): void => toasts.set((now) => now.filter((toast) => toast.id !== id))
