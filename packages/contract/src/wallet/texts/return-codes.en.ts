/** Why a bank returned a payment; for screens and emails. */
export const returnCodeTexts = {
  'wallet.return_code.R02': 'The account is closed',
  'wallet.return_code.R03': 'The bank couldn’t find the account',
  'wallet.return_code.R04': 'The account number isn’t valid',
  'wallet.return_code.R16': 'The account is frozen',
  'wallet.return_code.R17': 'The bank couldn’t process it or confirm who it’s for',
  'wallet.return_code.R20': 'The account can’t receive transfers',
  'wallet.return_code.R23': 'The account holder refused it',
  'wallet.return_code.R24': 'The bank treated it as a duplicate',
  'wallet.return_code.R29': 'The company’s account doesn’t accept it',
  'wallet.return_code.other': 'The bank gave code {{code}}',
}
