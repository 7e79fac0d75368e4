/** By which wagmi knows the kit among its connectors. */
export const kitConnectorId = 'hasp'
