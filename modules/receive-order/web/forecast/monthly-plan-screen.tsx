export const MonthlyPlanScreen = () => null
