import { screen } from '@testing-library/react';
import { Fold } from '../../../src/ui/page/Fold.tsx';
import { renderUi } from './renderUi.tsx';

it('what is folded is printed in browsers without `::details-content`, and stays folded on the screen', () => {
  renderUi(
    <>
      <Fold summary="5 more">May</Fold>
      <Fold summary="6 more">June</Fold>
    </>,
  );
  const [may, june] = screen.getAllByRole<HTMLDetailsElement>('group');
  screen.getByText('6 more').click();
  const openStates = () => [may?.open, june?.open];
  expect(openStates()).toEqual([false, true]);
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(openStates()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(openStates()).toEqual([false, true]);
});
