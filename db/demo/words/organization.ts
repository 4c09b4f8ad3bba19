import type { Text } from '#platform/contract/text.ts'

/** The demo company itself: its names, factories, departments, teams, job titles and roles. */
export const organization: readonly Text[] = [
  {
    ja: 'みなと精密工業株式会社',
    en: 'Minato Precision Industries Co., Ltd.',
    zh: '港精密工业株式会社',
  },
  { ja: '要 生産管理システム', en: 'Kaname production management', zh: '要 生产管理系统' },
  { ja: '本社工場', en: 'Main factory', zh: '总厂' },
  { ja: '第二工場', en: 'Second factory', zh: '第二工厂' },

  { ja: '本社', en: 'Head office', zh: '总公司' },
  { ja: '営業本部', en: 'Sales headquarters', zh: '销售本部' },
  { ja: '製造本部', en: 'Production headquarters', zh: '生产本部' },
  { ja: '管理本部', en: 'Administration headquarters', zh: '管理本部' },
  { ja: '営業部', en: 'Sales department', zh: '销售部' },
  { ja: '業務部', en: 'Order handling department', zh: '业务部' },
  { ja: '生産管理部', en: 'Production control department', zh: '生产管理部' },
  { ja: '購買部', en: 'Purchasing department', zh: '采购部' },
  { ja: '製造部', en: 'Production department', zh: '生产部' },
  { ja: '第二製造部', en: 'Second production department', zh: '第二生产部' },
  { ja: '品質保証部', en: 'Quality assurance department', zh: '质量保证部' },
  { ja: '総務部', en: 'General affairs department', zh: '总务部' },

  { ja: '旋盤班', en: 'Lathe team', zh: '车床班' },
  { ja: 'マシニング班', en: 'Machining team', zh: '加工中心班' },
  { ja: '研削班', en: 'Grinding team', zh: '磨削班' },
  { ja: '組立班', en: 'Assembly team', zh: '组装班' },
  { ja: '倉庫班', en: 'Warehouse team', zh: '仓库班' },
  { ja: 'プレス班', en: 'Press team', zh: '冲压班' },
  { ja: '第二組立班', en: 'Second assembly team', zh: '第二组装班' },

  { ja: '社長', en: 'President', zh: '总经理' },
  { ja: '本部長', en: 'Director', zh: '本部长' },
  { ja: '部長', en: 'Department head', zh: '部长' },
  { ja: '課長', en: 'Section head', zh: '课长' },
  { ja: '係長', en: 'Group head', zh: '系长' },
  { ja: '班長', en: 'Team leader', zh: '班长' },
  { ja: '一般', en: 'Staff', zh: '普通员工' },

  { ja: '管理者', en: 'Administrator', zh: '管理员' },
  { ja: '営業', en: 'Sales', zh: '销售' },
  { ja: '購買', en: 'Purchasing', zh: '采购' },
  { ja: '倉庫', en: 'Warehouse', zh: '仓库' },
  { ja: '生産管理', en: 'Production control', zh: '生产管理' },
  { ja: '製造', en: 'Production', zh: '生产' },
  { ja: '閲覧', en: 'Viewing only', zh: '仅查看' },
]
