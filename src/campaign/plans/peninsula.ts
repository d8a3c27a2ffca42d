/**
 * The Peninsula, 1808 to 1809: three battles of the core game in a chain. The facts are historical; the chain is our
 * own.
 */
export const PENINSULA = {
  id: 'peninsula-1808',
  title: 'The Peninsula, 1808–09',
  story:
    'In the summer of 1808 a British army lands in Portugal. If it beats Delaborde at Rolica and Junot at Vimeiro, the way into Spain is open; and in the winter Soult is waiting at the end of it.',
  setting: 'napoleonic',
  parties: {
    allies: {
      name: 'Allies',
      nation: 'british',
      officers: ['Hill', 'Craufurd', 'Acland', 'Anstruther', 'Bowes', 'Nightingall', 'Lumley', 'Paget'],
    },
    french: {
      name: 'French',
      nation: 'french',
      officers: ['Thomières', 'Charlot', 'Loison', 'Margaron', 'Foy', 'Merle', 'Jardon', 'Reynaud'],
    },
  },
  first: 'rolica',
  battles: [
    {
      id: 'rolica',
      scenario: 'ccn-rolica-1808',
      title: 'Rolica, 17 August 1808',
      sides: { south: 'allies', north: 'french' },
      region: 'portugal',
      next: 'vimeiro',
      points: 1,
    },
    {
      id: 'vimeiro',
      scenario: 'ccn-vimeiro-1808',
      title: 'Vimeiro, 21 August 1808',
      sides: { south: 'allies', north: 'french' },
      region: 'portugal',
      next: { allies: 'corunna', draw: 'corunna', french: null },
      points: 2,
    },
    {
      id: 'corunna',
      scenario: 'ccn-corunna-1809',
      title: 'Corunna, 16 January 1809',
      sides: { south: 'allies', north: 'french' },
      region: 'spain',
      next: null,
      points: 2,
    },
  ],
};
