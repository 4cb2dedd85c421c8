import { Navigate, useSearchParams } from 'react-router';
import { useGetContentFileQuery, useListContentQuery } from '../../api/endpoints/editing.ts';
import { FieldsSkeleton } from '../../ui/form/FieldsSkeleton.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { contentPath, nameOfContent, nameOfFile, sectionOf, SECTIONS } from './contentAddress.ts';
import { EditorFrame, ReadOnlyNotice } from './EditorFrame.tsx';
import { FileEditor } from './FileEditor.tsx';

function File({ file }: { file: string }): React.JSX.Element {
  const query = useGetContentFileQuery(file);
  const { data: list } = useListContentQuery();
  const section = sectionOf(file);
  const entry = list?.files.find((other) => other.file === file) ?? { file, title: 'Edit content' };
  return (
    <>
      <Crumbs
        crumbs={[
          { label: 'Content', to: contentPath() },
          { label: SECTIONS[section].label, to: contentPath({ section }) },
        ]}
      />
      {/* One for both states, so that it keeps the focus when the form is there. */}
      <Heading level={1} sx={{ overflowWrap: 'anywhere' }}>
        {query.data === undefined ? nameOfFile(entry) : nameOfContent(query.data)}
      </Heading>
      <ReadOnlyNotice />
      <QuerySection query={query} what="The form" errorSubject="getContentFile" skeleton={<FieldsSkeleton fieldCount={7} />}>
        {(content) => <FileEditor content={content} isReadOnly={list?.readOnly !== undefined} />}
      </QuerySection>
    </>
  );
}

/** Form of the file in the URL; without one, the list of all files. */
export default function FilePage(): React.JSX.Element {
  const [search] = useSearchParams();
  const file = search.get('file') ?? '';
  if (file === '') return <Navigate to={contentPath()} replace />;
  return (
    <EditorFrame>
      {/* Another file has another form. */}
      <File key={file} file={file} />
    </EditorFrame>
  );
}
