export const ForecastOrderScreen = () => null
