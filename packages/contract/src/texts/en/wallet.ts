export const walletTexts = {
  'wallet.stays.balance': 'There is money in your wallet. Spend or withdraw it first.',
}
