import { expect, test } from 'vitest';
import { menuPlace } from '../../src/foundry/canvas/menu-place';

const centreOf = (space: string) => {
  const [row = 0, column = 0] = space.split(':').map(Number);
  return { x: column * 100, y: row * 100 };
};

test('buttons stand beyond every space that can be clicked, away from the nearer edge of the board', () => {
  const spaces = ['1:4', '2:3', '4:4', '4:5', '3:6'];
  expect(menuPlace('2:4', spaces, centreOf, 400)).toEqual({ space: '4:4', where: 'below' });
  expect(menuPlace('6:4', ['5:4', '4:5', '4:3', '7:4'], centreOf, 400)).toMatchObject({ where: 'above' });
  expect(menuPlace('6:4', [], centreOf, 400)).toEqual({ space: '6:4', where: 'above' });
});
