/** The fan of slips around one pivot: work that runs, one bar that leads, one that a person must look at. */
const rays =
  'M561.0 680.4L58.2 573.6M563.0 673.8L82.0 492.4M565.9 667.5L117.8 415.7M569.8 661.7L164.7 345.2M574.4 656.5L221.7 282.7M579.8 652.2L287.5 229.4M585.8 648.7L360.5 186.7M592.3 646.1L439.2 155.4M599.1 644.5L521.6 136.4M606.0 644.0L606.0 130.0M612.9 644.5L690.4 136.4M619.7 646.1L772.9 155.4M626.2 648.7L851.5 186.7M632.2 652.2L924.6 229.4M637.6 656.5L990.3 282.7M642.3 661.7L1047.3 345.3M646.1 667.5L1094.2 415.7M649.0 673.8L1130.0 492.4M651.0 680.4L1153.8 573.6'

const bars: readonly (readonly [opacity: number, path: string])[] = [
  [0.16, 'M361.5 638.0A250 250 0 0 1 409.0 536.1'],
  [0.34, 'M417.3 526.0A250 250 0 0 1 545.5 447.4'],
  [0.2, 'M562.6 443.8A250 250 0 0 1 674.9 449.7'],
  [0.12, 'M691.5 455.1A250 250 0 0 1 850.5 638.0'],
  [0.26, 'M322.2 586.7A302 302 0 0 1 437.1 439.6'],
  [0.14, 'M450.5 431.1A302 302 0 0 1 574.4 389.7'],
  [0.5, 'M595.5 388.2A302 302 0 0 1 808.1 465.6'],
  [0.18, 'M819.5 476.5A302 302 0 0 1 901.4 627.2'],
  [0.14, 'M259.7 616.4A354 354 0 0 1 360.1 435.4'],
  [0.46, 'M378.5 418.8A354 354 0 0 1 496.6 353.3'],
  [0.2, 'M520.4 346.5A354 354 0 0 1 772.2 377.4'],
  [0.3, 'M793.6 389.8A354 354 0 0 1 912.6 513.0'],
  [0.22, 'M247.5 499.4A406 406 0 0 1 428.0 325.1'],
  [0.6, 'M453.9 313.6A406 406 0 0 1 620.2 284.2'],
  [0.16, 'M648.4 286.2A406 406 0 0 1 917.0 429.0'],
  [0.3, 'M158.0 594.8A458 458 0 0 1 226.3 433.9'],
  [0.18, 'M245.1 408.0A458 458 0 0 1 542.3 236.5'],
  [0.4, 'M566.1 233.7A458 458 0 0 1 792.3 271.6'],
  [0.22, 'M821.0 285.6A458 458 0 0 1 1041.6 548.5'],
  [0.18, 'M126.8 515.6A510 510 0 0 1 264.7 311.0'],
  [0.28, 'M292.0 288.1A510 510 0 0 1 677.0 185.0'],
  [0.16, 'M712.0 191.1A510 510 0 0 1 920.0 288.1'],
  [0.26, 'M947.3 311.0A510 510 0 0 1 1100.9 566.6'],
]

export function SignInArt() {
  return (
    <svg viewBox="0 0 860 768" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
      <defs>
        <radialGradient id="sign-in-glow" cx="606" cy="690" r="600" gradientUnits="userSpaceOnUse">
          <stop stopColor="#8fe3ff" stopOpacity=".28" />
          <stop offset="1" stopColor="#8fe3ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="606" cy="690" r="600" fill="url(#sign-in-glow)" />
      <path d={rays} stroke="#fff" strokeOpacity=".13" />
      <g stroke="#bfefff" strokeWidth="16">
        {bars.map(([opacity, path]) => (
          <path key={path} d={path} strokeOpacity={opacity} />
        ))}
      </g>
      <path d="M453.9 313.6A406 406 0 0 1 620.2 284.2" stroke="#fff" strokeWidth="16" />
      <path d="M595.5 388.2A302 302 0 0 1 808.1 465.6" stroke="#ffd27a" strokeWidth="16" strokeOpacity=".9" />
      <circle cx="606" cy="690" r="20" fill="#fff" />
      <circle cx="606" cy="690" r="34" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" />
    </svg>
  )
}
