import type { ReactNode } from 'react'

/** Line icons on a 16 px square, drawn for this product. */
const shapes = {
  home: <path d="M2.5 7 8 2.5 13.5 7v6.5h-4v-4h-3v4h-4z" />,
  database: (
    <>
      <ellipse cx="8" cy="3.8" rx="5" ry="1.9" />
      <path d="M3 3.8v8.4c0 1 2.2 1.9 5 1.9s5-.9 5-1.9V3.8M3 8c0 1 2.2 1.9 5 1.9S13 9 13 8" />
    </>
  ),
  order: (
    <>
      <rect x="3" y="2.5" width="10" height="11.5" rx="1" />
      <path d="M6 2.5V1.8h4v.7M5.6 6.5h4.8M5.6 9h4.8M5.6 11.4h2.6" />
    </>
  ),
  cart: (
    <>
      <path d="M1.5 2.5h2l1.6 7.6h7l1.4-5.4H4" />
      <circle cx="6" cy="13" r="1" />
      <circle cx="11.4" cy="13" r="1" />
    </>
  ),
  book: (
    <path d="M8 4C6.5 3 4.5 2.7 2 2.8v9.7c2.5-.1 4.5.2 6 1.2 1.5-1 3.5-1.3 6-1.2V2.8C11.5 2.7 9.5 3 8 4zM8 4v9.7" />
  ),
  truck: (
    <>
      <path d="M3 11.5H1.5v-8h7.5v8H6M9 6h2.8l2.7 2.8v2.7H13M9 11.5h1" />
      <circle cx="4.5" cy="12" r="1.4" />
      <circle cx="11.5" cy="12" r="1.4" />
    </>
  ),
  box: <path d="M2 5 8 2l6 3v6.5L8 14.5 2 11.5zM2 5l6 3 6-3M8 8v6.5" />,
  chart: <path d="M2.5 2v11.5H14M5.5 11V8M8.5 11V4.5M11.5 11V6.5" />,
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1" />
      <path d="M2.5 6.8h11M5.5 2v2.5M10.5 2v2.5" />
    </>
  ),
  yen: <path d="M3.5 2.5 8 8l4.5-5.5M8 8v5.5M4.8 8.6h6.4M4.8 11h6.4" />,
  gantt: <path d="M2 2v12M4.5 4h5M6.5 8h6M4.5 12h4" />,
  monitor: (
    <>
      <rect x="2" y="3" width="12" height="8" rx="1" />
      <path d="M5.5 14h5M8 11v3M4.8 8l2-2 1.6 1.4L11 5.4" />
    </>
  ),
  settings: (
    <>
      <path d="M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6" />
      <circle cx="9.7" cy="4.5" r="1.7" />
      <circle cx="6.2" cy="11.5" r="1.7" />
    </>
  ),
  factory: <path d="M2 13.5V6.2l3.7 2.3V6.2l3.7 2.3V2.5h3.1l1 11zM5 11h1M8 11h1" />,
  building: (
    <path d="M3 13.5v-11h6.5v11M9.5 6H13v7.5M1.5 13.5h13M5 5h.5M7 5h.5M5 7.5h.5M7 7.5h.5M5 10h.5M7 10h.5M11 8.5h.5M11 11h.5" />
  ),
  user: (
    <>
      <circle cx="8" cy="5.3" r="2.8" />
      <path d="M2.8 13.8c.4-3 2.4-4.6 5.2-4.6s4.8 1.6 5.2 4.6" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.3" />
      <path d="m10.3 10.3 3.4 3.4" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  edit: <path d="M3 13.2l.6-2.8 7-7 2.2 2.2-7 7zM9.3 4.7l2.2 2.2" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M3.5 10.5h-1v-8h8v1" />
    </>
  ),
  save: <path d="M2.5 2.5h8.5l2.5 2.5v8.5h-11zM5 2.5v3.5h5V2.5M5 13.5V9.5h6v4" />,
  stop: (
    <>
      <circle cx="8" cy="8" r="5.6" />
      <path d="M6.3 5.8v4.4M9.7 5.8v4.4" />
    </>
  ),
  trash: <path d="M3 4.5h10M6.5 4.5v-2h3v2M4.3 4.5l.6 9h6.2l.6-9M6.7 7v4M9.3 7v4" />,
  reuse: <path d="M5.5 3 2.5 6l3 3M2.5 6H9a4 4 0 0 1 0 8H6" />,
  history: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 4.6V8l2.4 1.6" />
    </>
  ),
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  check: <path d="m3 8.5 3.2 3.2L13 4.8" />,
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M2.2 8h11.6M8 2.2c2 1.7 2.6 3.6 2.6 5.8S10 12.1 8 13.8C6 12.1 5.4 10.2 5.4 8S6 3.9 8 2.2" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  eyeOff: (
    <path d="M2.5 2.5l11 11M6 4.2A6.7 6.7 0 0 1 8 3.8c4 0 6.5 4.2 6.5 4.2s-.8 1.3-2.1 2.4M4 5.3C2.4 6.5 1.5 8 1.5 8S4 12.2 8 12.2c.9 0 1.7-.2 2.4-.5" />
  ),
  down: <path d="m4 6 4 4 4-4" />,
  up: <path d="m4 10 4-4 4 4" />,
  left: <path d="m10 4-4 4 4 4" />,
  right: <path d="m6 4 4 4-4 4" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  screen: <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />,
  leave: <path d="M9.5 2.5h-6v11h6M7 8h7M11.5 5.5 14 8l-2.5 2.5" />,
  info: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 7.4v3.6M8 5v.1" />
    </>
  ),
  warn: <path d="M8 2.5 14.3 13.5H1.7zM8 6.6v3.2M8 11.6v.1" />,
  bad: (
    <>
      <circle cx="8" cy="8" r="6.4" fill="currentColor" stroke="none" />
      <path d="M8 4.8v4M8 11.1v.1" stroke="#fff" strokeWidth="1.8" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="6.4" fill="currentColor" stroke="none" />
      <path d="m5 8.2 2.1 2.1L11 6.2" stroke="#fff" strokeWidth="1.7" />
    </>
  ),
  notBegun: <circle cx="8" cy="8" r="5.4" />,
  underWay: (
    <>
      <circle cx="8" cy="8" r="5.4" />
      <path d="M8 2.6a5.4 5.4 0 0 1 0 10.8z" fill="currentColor" stroke="none" />
    </>
  ),
  external: <path d="M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.2 2.8 7.5 8.5" />,
  upload: <path d="M8 10.5V2.8M4.8 5.8 8 2.6l3.2 3.2M2.5 10.5v3h11v-3" />,
  download: <path d="M8 2.5v7.8M4.8 7.2 8 10.4l3.2-3.2M2.5 10.5v3h11v-3" />,
  funnel: <path d="M2.5 3.5h11L9.3 8.6v4.2l-2.6-1.3V8.6z" />,
  columns: <path d="M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10" />,
  share: (
    <>
      <circle cx="6" cy="5.6" r="2.3" />
      <path d="M2 13c.3-2.6 1.8-4 4-4s3.7 1.4 4 4M10.4 3.5a2.3 2.3 0 0 1 0 4.2M12 9.6c1.2.6 1.9 1.8 2 3.4" />
    </>
  ),
  star: <path d="m8 2.4 1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.2l-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z" />,
  refresh: <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.6h-2.6" />,
  keyboard: (
    <>
      <rect x="1.5" y="4" width="13" height="8.5" rx="1" />
      <path d="M4.2 6.6h.1M6.7 6.6h.1M9.2 6.6h.1M11.7 6.6h.1M4.8 9.8h6.4" />
    </>
  ),
  print: (
    <>
      <path d="M4.5 6V2.5h7V6M4.5 12h-2V6h11v6h-2" />
      <path d="M4.5 9.5h7v4h-7z" />
    </>
  ),
  scan: (
    <path d="M2 5V2.5h2.5M11.5 2.5H14V5M14 11v2.5h-2.5M4.5 13.5H2V11M5 5.5v5M7.3 5.5v5M9 5.5v5M11 5.5v5" />
  ),
  more: (
    <>
      <circle cx="3.5" cy="8" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="8" cy="8" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="12.5" cy="8" r="1.3" fill="currentColor" stroke="none" />
    </>
  ),
  blank: null,
  dot: <circle cx="8" cy="8" r="1.6" fill="currentColor" stroke="none" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes)

/** A definition's icon is a free word; one that is not drawn here becomes a dot. */
const isIcon = (name: string): name is IconName => Object.hasOwn(shapes, name)

export function Icon({ name, size }: { name: string; size?: 's' | 'm' }) {
  return (
    <svg className={size ? `i ${size}` : 'i'} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[isIcon(name) ? name : 'dot']}
    </svg>
  )
}

/** The fan's rivet that holds everything together. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8.54 16.6L.31 11.85M9.43 15.54L3.32 8.26M10.63 14.84L7.38 5.91M12 14.6V5.1M13.37 14.84L16.62 5.91M14.57 15.54L20.68 8.26M15.46 16.6L23.69 11.85" />
      <circle cx="12" cy="18.6" r="2" fill="currentColor" stroke="none" />
    </svg>
  )
}
